const PLACE = /\{(\w+)\}/g

/** The places of a text, each once: `['order_id', 'link']`. */
export const placesIn = (text: string): string[] => [...new Set([...text.matchAll(PLACE)].map(([, name = '']) => name))]

/** Places of the text that nothing would fill. */
export const unknownPlaces = (text: string, known: readonly string[]) => placesIn(text).filter((place) => !known.includes(place))
