// Files as questions.

import type { Opening } from '../opening.js';
import type { Call } from './command.js';
import { Misuse } from './io.js';
import type { Question } from './question.js';

export function readFileQuestion(
  _call: Call,
  _file: string,
  _opening: Opening,
): Promise<Pick<Question, 'opening' | 'record'>> {
  throw new Misuse('no files yet');
}
