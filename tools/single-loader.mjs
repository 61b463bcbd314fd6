// @ts-check
/* global document */
/**
 * What a single file runs: it makes the file's parts when they are asked for, brings those that stand
 * beside the file, and writes the worker's script out of the parts both need, so that no line is
 * shipped twice. `tools/single.mjs` puts the text of `load` into the file; `load` must therefore use
 * nothing from outside itself.
 *
 * @typedef {Record<string, unknown>} Made What a part exports.
 * @typedef {(bring: (id: string) => Promise<Made>, address: string, worker: () => string) => (...needed: Made[]) => void} Make
 * @typedef {readonly [needs: readonly string[], make: Make]} Part
 *
 * @typedef {object} Holding
 * @property {string} version Parts of another version do not fit.
 * @property {string} address Where the file was loaded from, '' when it was pasted into a page.
 * @property {string} nonce The page's word for scripts it trusts, if any.
 * @property {readonly string[]} worker The parts the worker is made of, its entry first.
 * @property {string} script The part that is the worker's script.
 * @property {Record<string, readonly string[]>} beside What each part beside the file needs.
 */

/**
 * @param {Holding} holding
 * @param {Record<string, Part>} parts Those that are in the file, by name.
 * @param {string} entry The part that is made at once.
 * @returns {Made} what the entry exports.
 */
export function load(holding, parts, entry) {
  const { version, address, nonce } = holding;
  const own = /** @type {any} */ (globalThis);
  /** Where scripts beside the file leave their parts; made once however often the file is loaded. */
  const hub = (own[Symbol.for(`junqi ${version}`)] ??= { parts: {}, entries: {} });
  /** @type {Record<string, Made>} */
  const made = {};
  /** @type {Record<string, Promise<void>>} */
  const coming = {};

  /** @param {string} id @returns {Made} */
  const need = (id) => {
    if (made[id]) return made[id];
    const [needs, make] = /** @type {Part} */ (parts[id]);
    const exports = (made[id] = {});
    const given = needs.map((name) => (name === 'exports' ? exports : need(name)));
    make(bring, address, workerScript)(...given);
    return exports;
  };

  /** @param {string} id @param {Set<string>} seen @returns {Set<string>} it and every part that it needs */
  const closure = (id, seen = new Set()) => {
    if (id === 'exports' || seen.has(id)) return seen;
    seen.add(id);
    for (const each of parts[id]?.[0] ?? holding.beside[id] ?? []) closure(each, seen);
    return seen;
  };

  /** @param {string} id @returns {Promise<Made>} */
  const bring = async (id) => {
    // The worker's script is written out of parts that the page may not have needed so far.
    const wanted = id === holding.script ? [id, ...holding.worker] : [id];
    const missing = wanted.flatMap((each) => [...closure(each)]).filter((each) => !parts[each]);
    await Promise.all(missing.map((each) => (coming[each] ??= fetchPart(each))));
    return need(id);
  };

  /** @param {string} id A script beside the file. */
  const fetchPart = async (id) => {
    const advice = 'junqi-board.all.js holds everything';
    if (!address) throw new Error(`"${id}" is not in the script that was pasted, ${advice}`);
    const symbol = Symbol.for('junqi trusted types');
    const policy = (own[symbol] ??= own.trustedTypes?.createPolicy('junqi', {
      createScriptURL: (/** @type {string} */ url) => url,
    }));
    const plain = new URL(`junqi-part-${id}.js`, address).href;
    const url = policy ? policy.createScriptURL(plain) : plain;
    if (own.importScripts) own.importScripts(url);
    else {
      await new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.onload = resolve;
        script.onerror = () => reject(new Error(`${plain} was not loaded, ${advice}`));
        script.nonce = nonce;
        script.src = url;
        document.head.append(script);
      }).finally(() => delete coming[id]);
    }
    parts[id] = hub.parts[id];
    if (!parts[id]) throw new Error(`${plain} belongs to another version`);
  };

  /** The worker's script: this function and the parts that the worker needs. */
  const workerScript = () => {
    const texts = holding.worker.map((id) => {
      const [needs, make] = /** @type {Part} */ (parts[id]);
      return `${JSON.stringify(id)}:[${JSON.stringify(needs)},${make}]`;
    });
    return `"use strict";(${load})(${JSON.stringify(holding)},{${texts}},"${holding.worker[0]}")`;
  };

  return (hub.entries[entry] ??= need(entry));
}
