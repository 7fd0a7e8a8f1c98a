/** Whose profile a link or a button leads to; 0: it leads elsewhere. */
export const tutorAt = (way: Element | null | undefined): number =>
  Number(/\/user-(\d+)/.exec(way?.getAttribute('href') ?? way?.getAttribute('formaction') ?? '')?.[1] ?? 0)

/** Selects what leads to a tutor's profile, in whichever language. */
export const waysTo = (id: number) => `[href$="/user-${id}/"],[formaction$="/user-${id}/"]`
