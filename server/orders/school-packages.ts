import { and, eq } from 'drizzle-orm'
import { packageOf, packageSizes, urlProviders } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import { levels } from '../reference/table.ts'
import { orderLessons } from './table.ts'

/** What the school's lessons of an order cost, by package; none where the edition sells none. One advanced level makes the order advanced (spec: decisions SCH-8). */
export async function packagesOf({ db, edition }: Pick<Context, 'db' | 'edition'>, order_id: number) {
  if (!edition.flags.packages || !edition.schoolRates) return []
  const [advanced] = await db
    .select({ id: levels.id })
    .from(orderLessons)
    .innerJoin(levels, eq(levels.id, orderLessons.level_id))
    .where(and(eq(orderLessons.order_id, order_id), eq(levels.is_advanced, true)))
    .limit(1)
  const pair = edition.schoolRates[advanced ? 'advanced' : 'base']
  return packageSizes.map((size) => packageOf(pair, size))
}

/** By which banks a client can pay here. */
export function clientProviders({ edition, outside }: Pick<Context, 'edition' | 'outside'>) {
  const banks = outside.banks(edition.code)
  return urlProviders.filter((provider) => edition.providers.includes(provider) && banks[provider])
}
