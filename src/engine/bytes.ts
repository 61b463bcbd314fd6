// Numbers of two bytes, low byte first, at any address.

export function writeU16(bytes: Uint8Array, address: number, value: number): void {
  bytes[address] = value & 255;
  bytes[address + 1] = value >> 8;
}

export function readU16(bytes: Uint8Array, address: number): number {
  return bytes[address]! | (bytes[address + 1]! << 8);
}
