import { drizzle } from 'drizzle-orm/node-postgres'
import type { Edition } from '../../editions/index.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { Database } from '../database/open.ts'
import { openFiles } from '../outside/files/open.ts'
import { loadReference } from '../reference/load.ts'
import type { Settings } from '../settings.ts'
import { loadStaticPages } from '../static-pages/load.ts'
import * as tables from '../tables.ts'
import { DEMO_PASSWORD } from './accounts.ts'
import { makeExaminationTests, makeTags, makeVacancies } from './additional.ts'
import { makeAds } from './ads.ts'
import { loadFormerAliases } from './aliases.ts'
import { createFaces, drawDiploma, drawExercise } from './avatars.ts'
import { loadJobs, meetServices } from './background.ts'
import { withBareTables } from './bare-tables.ts'
import { makeBlogs } from './blogs.ts'
import { makeCandidates } from './candidates.ts'
import { makeChats } from './chats.ts'
import { copyRows } from './copy.ts'
import { makeCoreFiles } from './core-files.ts'
import { makeEmailProfiles } from './email-profiles.ts'
import { joinUp } from './join-up.ts'
import { loadOrders } from './load-orders.ts'
import { loadTutors } from './load-tutors.ts'
import { makeLongChat } from './long-chat.ts'
import { makeMailings } from './mailings.ts'
import { tellLatestSteps } from './messages.ts'
import { loadMoney, writeInvoices } from './money.ts'
import { makeNews } from './news.ts'
import { makePhoneCalls } from './phone-calls.ts'
import { drawPictures } from './pictures.ts'
import { withMarks } from './ratings.ts'
import { makeFilterTexts, makePageMetatags } from './seo-texts.ts'
import { makeBlocks, makePages } from './site-parts.ts'
import { makeSiteReviews } from './site-reviews.ts'
import { type DemoSize, demoSizes } from './sizes.ts'
import { leaveOrders, makeSchedules, makeStaff } from './staff.ts'
import { makeVideos } from './videos.ts'
import { makeExperiment, makeVisits } from './visits.ts'
import { makeWebVitals } from './web-vitals.ts'
import { createWorld } from './world.ts'

export { DEMO_PASSWORD, demoAccounts } from './accounts.ts'

export interface DemoOptions extends Partial<DemoSize> {
  /** Those of the product that will serve it: where the drawn faces go, what addresses and secrets in messages are made with. */
  settings: Settings
  /** The clock from which every date is counted back. */
  now?: Date
  say?: (line: string) => void
}

/** Beyond so many tutors a load takes minutes: it pays to make indexes at the end, and to say how far it is. */
const LARGE = 2000

/** Written by COPY alone. */
const copied = [
  ...[tables.tutorLessons, tables.tutorLevels, tables.tutorHomes, tables.tutorTravels, tables.tutorDocuments, tables.tutorActivities],
  ...[tables.clients, tables.payments],
  ...[tables.orders, tables.orderLessons, tables.orderPlaces, tables.orderTutors, tables.orderLog, tables.tops, tables.walletLines],
]
/** Written or changed when scores and listings are made of those. */
const rescored = [tables.tutors, tables.tutorCards, tables.listings]

/**
 * Fills an empty, migrated database with the edition's reference data and a believable life around it: staff, tutors, clients, orders in every status,
 * reviews, wallets and the demo accounts. One transaction; the same clock and sizes give the same rows.
 */
export async function loadDemo(
  database: Database,
  edition: Edition,
  { settings, now = new Date(), say = () => {}, ...given }: DemoOptions,
): Promise<void> {
  const size = { ...demoSizes[edition.code], ...given }
  const world = createWorld(edition, now)
  say(`Loading ${size.tutors} tutors and ${size.orders} orders into ${edition.code}…`)
  const files = openFiles(settings)
  const faces = createFaces(files.uploads, world.people.tones, size.faces)
  const [diploma, exercise, pictures, password_hash] = await Promise.all([
    drawDiploma(files),
    drawExercise(files),
    drawPictures(files.uploads),
    hashPassword(DEMO_PASSWORD),
  ])
  const isLarge = size.tutors > LARGE
  const tell = isLarge ? say : () => {}
  const withTables: typeof withBareTables = isLarge ? withBareTables : (_tx, _tables, work) => work()
  const client = await database.pool.connect()
  try {
    await drizzle(client).transaction(async (tx) => {
      await loadReference(tx, edition)
      await loadFormerAliases(tx, edition)
      await loadStaticPages(tx, edition)
      const staff = makeStaff(world, faces, password_hash)
      await copyRows(client, tables.admins, staff.rows)
      await tx.insert(tables.adminSchedules).values(makeSchedules(world))
      await tx.insert(tables.emailProfiles).values(makeEmailProfiles(world))
      await tx.insert(tables.staticPages).values(makePages(world))
      await tx.insert(tables.unitsBlocks).values(makeBlocks(world))
      await tx.insert(tables.filterTexts).values(makeFilterTexts(world))
      await tx.insert(tables.coreFileVersions).values(makeCoreFiles(world))
      await tx.insert(tables.pageMetatags).values(makePageMetatags(world))
      await tx.insert(tables.mailings).values(makeMailings(world))
      await tx.insert(tables.vacancies).values(makeVacancies(world))
      await tx.insert(tables.examinationTests).values(await makeExaminationTests(world, files.uploads))
      await tx.insert(tables.tags).values(makeTags(world))
      const { categories, news } = makeNews(world, pictures)
      await tx.insert(tables.newsCategories).values(categories)
      const marked = withMarks(world, 'news', news)
      await tx.insert(tables.news).values(marked.rows)
      await tx.insert(tables.newsRatings).values(marked.ratings)
      await withTables(tx, rescored, async () => {
        await withTables(tx, copied, async () => {
          const briefs = await loadTutors(client, world, { count: size.tutors, faces, diploma, password_hash, say })
          const payments = await loadOrders(client, world, { ...size, briefs, staff, password_hash, say })
          const candidates = makeCandidates(world, briefs)
          if (candidates.length > 0) await tx.insert(tables.schoolCandidates).values(candidates)
          await loadMoney({ tx, client }, world, { payments, briefs, settings })
          const ads = makeAds(world, briefs, pictures)
          await copyRows(client, tables.ads, ads.ads)
          await copyRows(client, tables.adImages, ads.images)
          const posts = makeBlogs(world, briefs, pictures)
          const blogs = withMarks(world, 'blog', posts.blogs)
          await copyRows(client, tables.blogs, blogs.rows)
          await copyRows(client, tables.blogRatings, blogs.ratings)
          await copyRows(client, tables.blogImages, posts.images)
          await copyRows(client, tables.siteReviews, makeSiteReviews(world))
          await copyRows(client, tables.videos, makeVideos(world))
          await copyRows(client, tables.webVitals, makeWebVitals(world))
        })
        tell('  scores, cards and listings')
        await joinUp(tx, world)
        tell('  indexes of tutors and listings')
      })
      await writeInvoices(tx, world, settings)
      await leaveOrders(tx, staff)
      await tx.insert(tables.phoneCalls).values(await makePhoneCalls(tx, world, staff))
      await makeChats(
        tx,
        world,
        staff,
        pictures.map(({ picture }) => picture.file),
      )
      await makeLongChat(tx, world, staff, exercise, settings)
      await tellLatestSteps(tx, world, settings)
      await meetServices(tx, world)
      const experiment = makeExperiment(world)
      await tx.insert(tables.experimentRows).values(experiment.row)
      await tx.insert(tables.dailyCounts).values([...(await makeVisits(tx, world)), ...experiment.counts])
      await loadJobs(tx)
      await faces.drawn()
    })
    // The catalogue's pages are read from the index alone once its rows are known to be visible.
    await client.query('vacuum (analyze) listings, listing_counts, tutors')
  } finally {
    client.release()
  }
}
