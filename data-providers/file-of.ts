/** What react-admin's `FileInput` and `ImageInput` hold: a file that was chosen, or where the kept one lies. */
type Held = { rawFile?: File } | null | undefined

/** The newly chosen file of an input, to be sent along; undefined where the kept one stays or none is wanted: `{ news, image: fileOf(image) }`. */
export const fileOf = (held: Held): File | undefined => held?.rawFile
