const bots = /bot\b|bot\/|crawl|spider|slurp|lighthouse|facebookexternalhit|preview/i

/** A robot by its own word; it changes only what is left out of a page (spec: decisions WEB-13). */
export const isBot = (userAgent = ''): boolean => bots.test(userAgent)
