// @ts-check
/** One build at a time: two that write the same folders would each read half of the other's files. */
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from './run.mjs';

const lock = inRoot('node_modules', '.cache', 'build.lock');

/** @returns {Promise<() => void>} Call it when the build is over. */
export async function lockBuild() {
  fs.mkdirSync(inRoot('node_modules', '.cache'), { recursive: true });
  for (let waited = false; !take(); waited = true) {
    if (!waited) console.log('waiting for another build …');
    await sleep(200);
  }
  return () => fs.rmSync(lock, { force: true });
}

function take() {
  try {
    fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!holderLives()) fs.rmSync(lock, { force: true });
    return false;
  }
}

function holderLives() {
  try {
    const pid = Number(fs.readFileSync(lock, 'utf8'));
    // Just made and not yet written: its maker lives.
    return pid === 0 || process.kill(pid, 0);
  } catch {
    return false;
  }
}
