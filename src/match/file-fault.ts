// What the system says of a file that cannot be used, in words.

import type { Fault } from '../fault.js';

const READ: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  ENOTDIR: 'no such file',
  EISDIR: 'a folder',
  EACCES: 'a file that may not be read',
};

const WRITTEN: Readonly<Record<string, string>> = {
  ENOENT: 'no such folder',
  ENOTDIR: 'no such folder',
  EISDIR: 'a folder',
  EACCES: 'a file that may not be written',
  EPERM: 'a file that may not be written',
  EROFS: 'a file that may not be written',
};

/** Why a file cannot be read or written. What is no error of the system is thrown on. */
export function fileFault(error: unknown, path: string, use: 'read' | 'written'): Fault {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  const found = (use === 'read' ? READ : WRITTEN)[code] ?? code;
  return { where: path || '""', found, expected: `a file that can be ${use}` };
}
