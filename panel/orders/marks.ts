/** By which advertisement the client came: `utm_source: google, utm_medium: cpc`. */
export const marksOf = (marks: Record<string, string>) =>
  Object.entries(marks)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')
