import type { StepName } from './steps.js';

// What the lesson says.
export interface LessonWords {
  readonly progress: (step: number, steps: number, title: string) => string;
  readonly steps: Readonly<Record<StepName, { readonly title: string; readonly text: string }>>;
  readonly buttons: string;
  readonly previous: string;
  readonly next: string;
  readonly learned: string;
  readonly finished: string;
}
