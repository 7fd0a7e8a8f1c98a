import { eq } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import type { Tx } from '../database/open.ts'
import { aliases, cities } from '../tables.ts'

interface Former {
  /** Aliases that cities had before, by their present ones. */
  cities: Readonly<Record<string, readonly string[]>>
  /** The alias of a subject that was deleted. */
  gone: string
}

const former: Record<Edition['code'], Former> = {
  kz: { cities: { almaty: ['alma-ata'], astana: ['nur-sultan', 'tselinograd'], kostanaj: ['kustanaj'] }, gone: 'stenografiya' },
  ua: { cities: { kyiv: ['kiev'], odesa: ['odessa'], lviv: ['lvov'] }, gone: 'stenohrafiia' },
  pl: { cities: { warszawa: ['warsaw'], krakow: ['cracow'] }, gone: 'stenografia' },
  us: { cities: { 'new-york': ['nyc', 'new-york-city'], 'los-angeles': ['la'] }, gone: 'shorthand' },
  in: { cities: { mumbai: ['bombay'], bengaluru: ['bangalore'], chennai: ['madras'], kolkata: ['calcutta'] }, gone: 'shorthand' },
  mx: { cities: { 'ciudad-de-mexico': ['df', 'distrito-federal'] }, gone: 'taquigrafia' },
  es: { cities: { 'a-coruna': ['la-coruna'] }, gone: 'taquigrafia' },
}

/** Addresses of the past: some lead to a city that was renamed, one to nothing any more. */
export async function loadFormerAliases(tx: Tx, { code }: Edition) {
  const { cities: renamed, gone } = former[code]
  for (const [alias, older] of Object.entries(renamed)) {
    const [city] = await tx.select({ id: cities.id }).from(cities).where(eq(cities.alias, alias))
    if (!city) throw new Error(`${code} has no city ${alias}`)
    await tx.insert(aliases).values(older.map((one) => ({ alias: one, kind: 'city' as const, ref_id: city.id, current: false })))
  }
  await tx.insert(aliases).values({ alias: gone, kind: 'lesson', ref_id: null, current: false })
}
