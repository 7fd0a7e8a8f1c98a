// How many reviews of a tutor come at once (spec: decisions TUT-21).

/** How many a profile shows at first, and how many every "more" adds. */
export const FIRST_REVIEWS = 4
export const MORE_REVIEWS = 10
/** However many are asked for. */
export const MOST_REVIEWS = 200
