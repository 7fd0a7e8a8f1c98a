const LINK =
  /^\s*(?:https?:\/\/)?(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i

/**
 * Id of a video from its link on the video site, of the watch, shorts, embed or short kind; null for anything else, another host included
 * (spec: public 5, video link). `videoId('https://youtu.be/aqz-KE-bpKQ?t=3')` is `aqz-KE-bpKQ`.
 */
export const videoId = (link: string): string | null => LINK.exec(link)?.[1] ?? null

/** The player that sets no cookies. */
export const playerUrl = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
