import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { textsOf } from '../../locales/index.ts'
import {
  AdInput,
  CONTENT_STATUS,
  type createTutorAd,
  type getTutorAd,
  type listTutorAds,
  type saveTutorAd,
  type Upload,
} from '../../schemas/index.ts'
import { type Asking, after, type Input } from '../calls.ts'
import { type Context, requireTutor } from '../context.ts'
import { pagingOf } from '../database/paging.ts'
import { FieldProblem, NotFound } from '../errors.ts'
import type { Picture } from '../files/pictures.ts'
import { formRules, rulesText } from '../form-rules.ts'
import { countUploads, requireUploadsLeft } from '../limits/attempts.ts'
import { addImage, keepSent } from '../moderation/images.ts'
import { changeOwn, makeOwn, presentOwn, saveOwn } from '../moderation/own.ts'
import { presentImage } from '../moderation/record.ts'
import { referenceOptions } from '../reference/options.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import { maybeUnix } from '../unix.ts'
import { adKind } from './kind.ts'
import { adImages, ads } from './table.ts'

const PAGE_SIZE = 12

type Ad = typeof ads.$inferSelect

/** Own ads but the deleted ones (spec: decisions CNT-2). */
export async function listOwn(context: Context, { page }: Input<typeof listTutorAds>) {
  const living = livingOf(requireTutor(context))
  const [rows, total_count] = await Promise.all([
    context.db
      .select()
      .from(ads)
      .where(living)
      .orderBy(desc(ads.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    context.db.$count(ads, living),
  ])
  return { ads: await presentAll(context, rows), ...pagingOf(total_count, PAGE_SIZE) }
}

/** An own ad. Throws `not_found` for another tutor's. */
export async function getOwn(context: Context, { id, alias }: Input<typeof getTutorAd>) {
  if (id === undefined && alias === undefined) throw new FieldProblem({ id: 'required' })
  const asked = and(id === undefined ? undefined : eq(ads.id, id), alias === undefined ? undefined : eq(ads.alias, alias))
  const rows = await context.db
    .select()
    .from(ads)
    .where(and(asked, eq(ads.tutor_id, requireTutor(context))))
  const [ad] = await presentAll(context, rows)
  if (!ad) throw new NotFound()
  return { ad }
}

/** Makes an ad with its pictures. Throws `wrong_status` beyond five, and as `addImage` does (spec: decisions CNT-2). */
export const create = after(keepAll, async (context, { ad: fields }: Input<typeof createTutorAd>, pictures) => {
  const id = await makeOwn(context, adKind, context.language, { ...fields, status: CONTENT_STATUS.moderation })
  await addAll(context, id, pictures)
  return getOwn(context, { id })
})

/** Saves an own ad and adds pictures to it. Throws as `saveOwn` and `addImage` do. */
export const save = after(keepAll, async (context, { ad: { id, ...fields } }: Input<typeof saveTutorAd>, pictures) => {
  await saveOwn(context, adKind, id, fields)
  await addAll(context, id, pictures)
  return getOwn(context, { id })
})

/** Sets the status of an own ad. Throws as `changeOwn` does. */
export async function changeTo(context: Context, { ad }: { ad: Parameters<typeof changeOwn>[2] }) {
  await changeOwn(context, adKind, ad)
  return getOwn(context, ad)
}

/** What each field has to meet, its choices, and the house rules (spec: decisions ORD-22). */
export async function rules({ db, edition, language }: Context) {
  const { lesson_id, level_id } = await referenceOptions(db, language)
  const { rules } = textsOf(edition, language)['tutor-ads']
  return { rules: formRules(AdInput, { lesson_id, level_id }), rules_text: rulesText(rules) }
}

const livingOf = (tutor_id: number) => and(eq(ads.tutor_id, tutor_id), ne(ads.status, CONTENT_STATUS.deleted))

async function keepAll(at: Asking, { images }: { images: readonly Upload[] }): Promise<Picture[]> {
  if (images.length > 0) await requireUploadsLeft(at, `tutor ${requireTutor(at)}`)
  const pictures: Picture[] = []
  for (const image of images) pictures.push(await keepSent(at, { image }))
  return pictures
}

async function addAll(context: Context, owner_id: number, pictures: readonly Picture[]) {
  const tutor_id = requireTutor(context)
  await countUploads(context, tutor_id, pictures.length)
  // one after the other: each is counted with those before it
  for (const picture of pictures) await addImage(context, adKind, { picture, tutor_id, owner_id })
}

async function presentAll(context: Context, rows: readonly Ad[]) {
  const { db, language } = context
  const ids = rows.map(({ id }) => id)
  const [images, { levels }] = await Promise.all([
    db.select().from(adImages).where(inArray(adImages.owner_id, ids)).orderBy(adImages.id),
    referenceOf(context),
  ])
  return Promise.all(
    rows.map(async (ad) => {
      const level = levels.get(ad.level_id ?? 0)
      return {
        ...(await presentOwn(context, ad)),
        ...{ level_id: ad.level_id, preview: ad.preview, text: ad.text, views: ad.views },
        level_name: level ? nameIn(level.name, language) : null,
        images: images.filter(({ owner_id }) => owner_id === ad.id).map(presentImage),
        date_pablish: maybeUnix(ad.published_at),
      }
    }),
  )
}
