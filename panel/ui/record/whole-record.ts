/** A list leaves its rows behind as the records they belong to, and a row need not be the whole of one: what a record's screen reads has a key of its own. */
export const wholeRecord = { meta: { whole: true } }

/** Where react-query keeps what the screen of a record shows. */
export const recordKey = (resource: string, id: number) => [resource, 'getOne', { id: String(id), ...wholeRecord }]
