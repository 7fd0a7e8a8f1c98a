/** A filled shape. */
export const shape = (fill: string, path: string, opacity = 1) => `<path fill="${fill}" d="${path}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** A line of the pen. */
export const line = (stroke: string, path: string, width = 10) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`

/** A shape within a line of the pen. */
export const drawn = (fill: string, stroke: string, path: string, width = 10) =>
  `<path fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`

export const dot = (fill: string, x: number, y: number, rx: number, ry = rx) => `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`
