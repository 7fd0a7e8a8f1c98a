/** Upper ends of the ranges 1 to 5 in full years; 6 is everybody older (spec: decisions TUT-20). */
const UP_TO = [22, 27, 35, 45, 55]

/** The age range of somebody born on a day (`yyyy-MM-dd`), as of another day: 1 is up to 22 years, 6 is over 55. */
export function ageRange(birth: string, today: string): number {
  const [years, hadBirthday] = [Number(today.slice(0, 4)) - Number(birth.slice(0, 4)), today.slice(5) >= birth.slice(5)]
  const range = UP_TO.findIndex((end) => (hadBirthday ? years : years - 1) <= end)
  return range < 0 ? UP_TO.length + 1 : range + 1
}
