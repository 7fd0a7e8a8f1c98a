/** Waits for the next picture: what a finger did is seen before the work begins that it asked for. */
export const afterPaint = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
