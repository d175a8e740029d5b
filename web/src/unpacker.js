// A worker that unpacks the engine's files while another starts Python, and keeps both from the page's thread.
// @ts-check

/**
 * The whole of that worker: its text becomes the script, so it uses nothing from around it.
 *
 * In:  {file, piece, last, wasm}: the next piece of a packed file, as bytes or as base64; `wasm` when it is to be compiled.
 * Out: {file, contents}: the file, or what was compiled of it; {broken: file} when it cannot be unpacked.
 */
export function unpacker() {
  /** Where the pieces of a file go. @type {Map<string, WritableStreamDefaultWriter<BufferSource>>} */
  const files = new Map();

  /** @param {string} text base64 */
  const bytesOf = (text) => {
    const characters = atob(text);
    const bytes = new Uint8Array(characters.length);
    for (let index = 0; index < characters.length; index++) bytes[index] = characters.charCodeAt(index);
    return bytes;
  };

  /** @param {string} file @param {boolean} wasm */
  const begin = (file, wasm) => {
    const gzip = new DecompressionStream("gzip");
    const unpack = async () => {
      const bytes = await new Response(gzip.readable).arrayBuffer();
      if (wasm) postMessage({ file, contents: await WebAssembly.compile(bytes) });
      else /** @type {any} */ (self).postMessage({ file, contents: bytes }, [bytes]);
    };
    unpack().catch(() => postMessage({ broken: file }));
    return gzip.writable.getWriter();
  };

  addEventListener("message", ({ data: { file, piece, last, wasm } }) => {
    const pieces = files.get(file) ?? begin(file, wasm);
    files.set(file, pieces);
    // A piece that cannot be unpacked ends the other side of the stream, which tells.
    const quiet = () => {};
    try {
      pieces.write(typeof piece === "string" ? bytesOf(piece) : piece).catch(quiet);
      if (last) pieces.close().catch(quiet);
    } catch (error) {
      pieces.abort(error).catch(quiet);
    }
  });
}
