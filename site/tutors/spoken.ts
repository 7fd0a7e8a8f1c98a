import type { TutorProfile } from '../../schemas/index.ts'

/** Languages of a tutor in a line of their own, which begins as the lines around it do: `Español, inglés`. */
export function spokenLine({ langs }: Pick<TutorProfile, 'langs'>): string {
  const line = langs.map(({ name }) => name).join(', ')
  return line.slice(0, 1).toUpperCase() + line.slice(1)
}
