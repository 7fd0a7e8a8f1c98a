/** Records by date, the latest first; the order given stays among equals (spec: public 2.14, 2.15). */
export const newestFirst = <R extends { date: number }>(records: readonly R[]): R[] => [...records].sort((a, b) => b.date - a.date)
