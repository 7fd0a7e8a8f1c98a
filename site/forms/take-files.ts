import { UPLOAD_BYTES } from '../../schemas/upload-terms.ts'

/** Of the files that were chosen those that may be sent, `room` at most, and the names of the others; the server asks the same of each. */
export function takeFiles(chosen: Iterable<File>, types: readonly string[], room: number) {
  const all = [...chosen]
  const taken = all.filter(({ type, size }) => types.includes(type) && size <= UPLOAD_BYTES).slice(0, room)
  return { taken, refused: all.filter((file) => !taken.includes(file)).map(({ name }) => name) }
}
