/** How long a merge of two clients can be undone. */
export const MERGE_DAYS = 30
