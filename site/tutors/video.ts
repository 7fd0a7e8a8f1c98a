const ID = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/

/** Id of a video from any form of its link; null for anything else. */
export const videoId = (link: string): string | null => ID.exec(link)?.[1] ?? null

/** The player that sets no cookies. */
export const playerUrl = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
