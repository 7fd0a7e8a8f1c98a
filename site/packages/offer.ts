import type { Gets, Success } from '../../schemas/api.ts'
import type { Values } from '../forms/values.ts'

type Answer = Success<Gets['/client/packages']>
export type Package = Answer['packages']['base'][number]
interface Named {
  id: number
  name: string
}

/** Levels that cost alike: the packages, and the subjects that have such levels. */
export interface Sold {
  kind: 'base' | 'advanced'
  packages: readonly Package[]
  lessons: readonly (Named & { levels: readonly Named[] })[]
}
export interface PackageOffer {
  tutor: Pick<Answer['tutor'], 'id' | 'name' | 'avatar' | 'is_catalog_disabled'>
  sold: readonly Sold[]
}

/** Kinds of levels that a tutor sells packages of; one for both where they cost the same (spec: decisions SCH-8). */
export function soldKinds({ base, advanced }: Answer['packages']): Sold['kind'][] {
  const isSameForAll = base.length > 0 && base.every(({ sum }, at) => sum === advanced[at]?.sum)
  return [...(base.length > 0 ? (['base'] as const) : []), ...(advanced.length > 0 && !isSameForAll ? (['advanced'] as const) : [])]
}

/** What a school tutor sells; nothing where the tutor teaches nothing of the school's (spec: decisions SCH-8). */
export function packageOffer({ tutor, packages }: Answer): PackageOffer {
  const { lessons, ...about } = tutor
  const kinds = soldKinds(packages)
  const taught = (is_advanced: boolean) =>
    lessons.flatMap((lesson) => {
      const levels = lesson.levels.filter((level) => level.is_advanced === is_advanced)
      return levels.length > 0 || (!is_advanced && lesson.levels.length === 0) ? [{ ...lesson, levels }] : []
    })
  const sold = kinds.map((kind): Sold => ({ kind, packages: packages[kind], lessons: kinds.length > 1 ? taught(kind === 'advanced') : lessons }))
  return { tutor: about, sold }
}

/** What is chosen in the form: the kind of levels and the package of it; what the form can't hold counts as its first. */
export function chosenOf(values: Values, { sold }: PackageOffer): { sold: Sold; chosen: Package } | null {
  const kind = sold.find((one) => one.kind === values.kind) ?? sold[0]
  const chosen = kind?.packages.find(({ size }) => size === Number(values[`package_${kind.kind}`])) ?? kind?.packages[0]
  return kind && chosen ? { sold: kind, chosen } : null
}

/** The middle package: neither a trial nor a year. */
const FIRST_SIZE = 16

/** How the form opens. */
export const firstValues = ({ sold }: PackageOffer): Values => ({
  kind: sold[0]?.kind ?? 'base',
  ...Object.fromEntries(sold.map(({ kind }) => [`package_${kind}`, String(FIRST_SIZE)])),
})

/** Subjects with each level that one can be taught at, `8-5`; of levels that are no dearer than others any will do, `8-0`. */
export const lessonChoices = ({ kind, lessons }: Sold, anyLevel: (lesson: string) => string) =>
  lessons.flatMap(({ id, name, levels }) => [
    ...(kind === 'base' ? [{ value: `${id}-0`, label: levels.length > 0 ? anyLevel(name) : name }] : []),
    ...levels.map((level) => ({ value: `${id}-${level.id}`, label: `${name}, ${level.name}` })),
  ])
