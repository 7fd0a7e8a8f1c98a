import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'

/**
 * The floors of `server/`, the ground first: what stands on one imports only from those below. Neighbours on a floor know nothing of each other.
 * A name is a folder, or a file beside them.
 */
const floors = [
  // what no subject is known to
  'cannot-start.ts compact-heap.ts errors.ts lasting-tick.ts operators.ts small-slabs.ts spans.ts unix.ts with-reason.ts',
  'changes.ts contacts files html languages.ts seal.ts setting-forms.ts',
  'settings.ts',
  'hosts.ts database',
  'outside',
  'answers.ts context.ts',
  'alias-of.ts calls.ts form-rules.ts former.ts viewing.ts',
  'jobs limits once seo',
  'away outbox uploads visits',
  // who there is
  'admins reference',
  'audit clients merchants',
  'tutors',
  'sessions',
  'auth',
  // what they do
  'billing core-files experiments moderation ratings seo-texts threads tops wallet',
  'affiliate catalogue',
  'profiles orders',
  'static-pages',
  'chat joining school telephony',
  'ads blogs directory news notifications payments preferences reference-admin reports requests saved-queries search language-test units-blocks viewed',
  'examination-tests feedback mailings privacy seo-admin site-reviews staff system tags templates-admin tops-admin vacancies videos web-vitals',
  'clients-admin desktop main-page pages',
  'client-account unsubscribe',
  // the whole
  'tables.ts routes.ts timetable.ts',
  'demo http',
  'feeds fill.ts fill-apart.ts openapi plugins share-pictures sitemap',
  'fill-process.ts page-server',
  'app.ts',
  'main.ts',
]

const height = new Map(floors.flatMap((names, floor) => names.split(' ').map((name) => [name, floor] as const)))

/** Imports inside `server/` that do not lead down, each as a line to read; and folders that stand on no floor yet. */
export function wrongArrows(server = join(import.meta.dirname, '../server')): string[] {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  return files.flatMap((file) => {
    const text = readFileSync(join(server, file), 'utf8')
    const imported = [...text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) => normalize(join(file, '..', path)))
    return [...new Set(imported)].flatMap((target) => problemOf(file, target) ?? [])
  })
}

function problemOf(from: string, to: string): string | null {
  const [importer, imported] = [roomOf(from), roomOf(to)]
  if (importer === imported || to.startsWith('..')) return null
  const [above, below] = [height.get(importer), height.get(imported)]
  const homeless = above === undefined ? importer : below === undefined ? imported : null
  if (homeless) return `server/${homeless} stands on no floor: name it in scripts/layers.ts`
  if (Number(above) > Number(below)) return null
  return `server/${from} imports ${to}: ${imported} stands ${above === below ? 'beside' : 'above'} ${importer}`
}

const roomOf = (file: string) => file.split('/')[0] ?? file
