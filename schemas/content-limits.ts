// Kept apart from the calls, so that forms come without them.

/** Letters of an ad's texts, from and to; pictures of one ad (spec: decisions CNT-2). */
export const AD_NAME = [10, 70] as const
export const AD_PREVIEW = [30, 200] as const
export const AD_TEXT = [100, 5000] as const
export const AD_IMAGES = 5
/** Ads that a tutor may have beside the deleted ones. */
export const MOST_ADS = 5

/** Letters of a post's texts, from and to; `BLOG_TEXT` counts what one reads of it (spec: decisions CNT-3). */
export const BLOG_NAME = [10, 120] as const
export const BLOG_DESCRIPTION = [50, 300] as const
export const BLOG_TEXT = [1000, 30_000] as const
/** With its tags and addresses of pictures. */
export const BLOG_HTML = 120_000
export const BLOG_MARK = [0, 10] as const
export const BLOG_IMAGES = 30

/** Marks that readers give, from and to (spec: decisions CNT-4). */
export const RATING = [1, 5] as const
