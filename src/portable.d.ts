/**
 * What the files of `assembly/board` need to compile under tsc too: AssemblyScript's names for numbers.
 * Only annotations: the portable files never call `new StaticArray` nor cast with a function (`u8(x)`).
 */
type i8 = number;
type u8 = number;
type i16 = number;
type u16 = number;
type i32 = number;
type u32 = number;
type f64 = number;
type bool = boolean;
type StaticArray<T> = T[];
