// A snapshot of the memory of Python with the engine imported, and how it is put back (scripts/pack_engine_snapshot.mjs
// makes it). What every fresh runtime has at the start of its memory, its constants, is left out of it.
//
// A snapshot is some numbers of 32 bits, little-endian: size of the memory, the checksum of what is left out, length of
// Pyodide's own header, count of ranges, and for each range its start and end; then the header; then the bytes of the
// ranges, one after the other. All before the first range is what was left out.
// @ts-check

/** Numbers before those of the ranges. */
const HEAD = 4;

/**
 * @param {Uint8Array} memory
 * @param {number} end of the part to sum up, a multiple of four
 */
function checksum(memory, end) {
  const words = new Int32Array(memory.buffer, memory.byteOffset, end / 4);
  let sum = 0;
  for (let index = 0; index < words.length; index++) sum = (Math.imul(sum, 31) + words[index]) | 0;
  return sum >>> 0;
}

/**
 * Writes a snapshot.
 *
 * @param {Uint8Array} header what Pyodide puts before the memory
 * @param {Uint8Array} memory
 * @param {[start: number, end: number][]} ranges what has to be put back
 */
export function writeSnapshot(header, memory, ranges) {
  const numbers = [memory.length, checksum(memory, ranges[0][0]), header.length, ranges.length, ...ranges.flat()];
  const parts = [new Uint8Array(Uint32Array.from(numbers).buffer), header, ...ranges.map(([start, end]) => memory.subarray(start, end))];
  const snapshot = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let place = 0;
  for (const part of parts) {
    snapshot.set(part, place);
    place += part.length;
  }
  return snapshot;
}

/** Room for Pyodide's header, which has to be given before the snapshot is there. */
const HEADER_ROOM = 1024;

/** Number of the header that says where it ends. */
const HEADER_END = 1;

/**
 * What `loadPyodide` has to be given, besides the rest, to go on from a snapshot. The runtime is made meanwhile: of all
 * that is to be done before Python runs, that takes the longest.
 *
 * @param {Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>} coming the snapshot
 * @param {unknown} createPyodideModule the runtime's own function
 */
export function fromSnapshot(coming, createPyodideModule) {
  const header = new Uint8Array(HEADER_ROOM);
  return {
    _loadSnapshot: header, // Pyodide looks whether it is of its own build; that no memory follows is all the same to it
    /** @param {{INITIAL_MEMORY?: number}} settings */
    async createPyodideModule(settings) {
      delete settings.INITIAL_MEMORY; // Pyodide has taken it from the header; a snapshot is as large as a fresh memory
      const [module, snapshot] = await Promise.all([
        /** @type {(settings: object) => Promise<{HEAPU8: Uint8Array}>} */ (createPyodideModule)(settings),
        coming,
      ]);
      restore(snapshot, module.HEAPU8, header);
      return module;
    },
  };
}

/**
 * @param {Uint8Array<ArrayBuffer>} snapshot
 * @param {Uint8Array} memory of a fresh runtime
 * @param {Uint8Array<ArrayBuffer>} header where Pyodide's header goes
 */
function restore(snapshot, memory, header) {
  const view = new DataView(snapshot.buffer, snapshot.byteOffset);
  const number = (/** @type {number} */ index) => view.getUint32(4 * index, true);
  const [size, sum, headerLength, count] = [0, 1, 2, 3].map(number);
  if (memory.length !== size || checksum(memory, number(HEAD)) !== sum) throw new Error("the snapshot is of another runtime");
  let place = 4 * (HEAD + 2 * count);
  header.set(snapshot.subarray(place, place + headerLength));
  new Uint32Array(header.buffer)[HEADER_END] = HEADER_ROOM;
  place += headerLength;
  for (let range = 0; range < count; range++) {
    const [start, end] = [number(HEAD + 2 * range), number(HEAD + 2 * range + 1)];
    memory.set(snapshot.subarray(place, place + end - start), start);
    place += end - start;
  }
  if (place !== snapshot.length) throw new Error("the snapshot is cut short");
}
