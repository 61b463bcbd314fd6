/** A sentence or a name by itself, as it begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
