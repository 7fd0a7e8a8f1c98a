/** Rows on a page of a staff list: 25, or as many as are asked for by their ids. */
export const pageSizeOf = ({ ids = [] }: { ids?: readonly number[] | undefined }) => Math.max(25, ids.length)
