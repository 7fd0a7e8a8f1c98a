/** Letters of a video's name and description (spec: decisions CNT-6). */
export const VIDEO_NAME = [3, 120] as const
export const VIDEO_DESCRIPTION = [0, 1000] as const
