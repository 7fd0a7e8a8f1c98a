import { expect, test } from 'vitest'
import { Refusals } from '../../../server/database/refusals.ts'
import * as tables from '../../../server/tables.ts'
import { useDatabase } from '../../database.ts'

const database = await useDatabase()

/** Rules that no input can break, by what keeps it from them. */
const outOfReach = {
  'a key that the product draws at random': ['codes_pkey', 'payments_pkey', 'sessions_pkey', 'tokens_pkey', 'site_reviews_token_unique'],
  'the one row that its job writes': ['ledger_check_one', 'ledger_check_pkey'],
  'a key that is written anew or left where it stands': [
    'blog_ratings_blog_id_visitor_pk',
    'news_ratings_news_id_visitor_pk',
    'experiments_pkey',
    'invoices_pkey',
    'admin_preferences_pkey',
    'admin_schedules_pkey',
    'lesson_transfers_pkey',
    'school_settings_pkey',
    'tutor_billing_pkey',
    'phone_calls_call',
    'chat_messages_key',
    'chat_messages_relay',
    'chat_threads_people',
    'listings_tutor_id_subject_place_pk',
    'once_answers_actor_key_pk',
    'order_favorites_admin_id_order_id_pk',
    'places_kind_ref_id_unique',
    'request_guards_client_id_tutor_id_lesson_id_pk',
    'tutor_cards_pkey',
    'tutor_favorites_admin_id_tutor_id_pk',
  ],
  'the input is a map or a tree by id, which names nothing twice': [
    'lesson_levels_lesson_id_level_id_pk',
    'order_lessons_order_id_lesson_id_level_id_unique',
    'tutor_lessons_tutor_id_lesson_id_pk',
    'tutor_levels_tutor_id_lesson_id_level_id_pk',
    'tutor_travels_tree',
  ],
  'the contract takes nothing else': [
    'admins_status',
    'orders_review_status',
    'orders_status',
    'payments_sum',
    'payment_cards_month',
    'tops_plan',
    'tutors_status',
    'ads_status',
    'blogs_status',
    'blogs_mark',
    'blog_ratings_mark',
    'news_ratings_mark',
    'site_reviews_mark',
    'site_reviews_status',
    'lesson_transfers_share',
    'tutors_age',
    'videos_video_id',
    'chat_messages_service',
    'chat_messages_type',
    'experiments_weights',
    'mailings_button',
  ],
  'only addresses of the web get a code, which is one for an address': ['away_links_of_url', 'away_links_pkey', 'away_links_url'],
  'a step of an order brings what its status needs': ['orders_lost', 'orders_paid', 'orders_paused', 'orders_review', 'orders_waiting_pay'],
  'the verb writes these columns together': [
    'admins_deleted',
    'chat_messages_people',
    'chat_messages_outbox',
    'chat_threads_kind',
    'payments_client',
    'payments_lessons',
    'payments_paid',
    'payments_payer',
    'payments_target',
    'payment_doubts_judged',
    'sessions_acting',
    'codes_contact',
    'codes_tutor',
    'tokens_of_one',
    'tokens_acting',
    'tokens_email',
    'tokens_staff',
    'email_templates_own',
    'news_published_at',
    'news_categories_id_lang',
    'phone_calls_party',
    'tutor_activities_actor',
    'tutors_leaving',
    'units_blocks_content',
    'core_file_versions_lang',
    'affiliate_rewards_first',
    'affiliate_rewards_nth',
    'affiliate_rewards_of_another',
    'affiliate_rewards_order',
    'affiliate_rewards_sum',
    'school_candidates_answered',
    'mailings_state',
    'wallet_line_sums',
  ],
  'a payment is settled once, under its lock': ['tops_paid_once', 'wallet_paid_once'],
  'a later way takes the place of an earlier one': [
    'former_news_alias_lang_pk',
    'former_news_categories_alias_lang_pk',
    'former_pages_alias_lang_pk',
    'former_tags_catalog_type_alias_pk',
    'payment_cards_same',
    'payment_doubts_once',
  ],
  'the verb clears the one before': ['email_profiles_default'],
  'the product makes an address that is free': ['ads_alias_unique', 'blogs_alias_unique'],
  'the product numbers them itself': [
    'aliases_current',
    'invoices_number',
    'invoices_place',
    'levels_bit',
    'levels_bit_unique',
    'rates_id_is_amount',
    'rates_pkey',
  ],
  'the machinery of the database': ['school_settings_one', 'cache_version_one_row', 'cache_version_pkey', 'migrations_pkey'],
}

/** Unique indexes and checks by name, those of triggers too, but for ids that the database gives and closed lists of words, which the compiler holds. */
async function rules(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(`
    select class.relname as name from pg_index index join pg_class class on class.oid = index.indexrelid
    where class.relnamespace = 'public'::regnamespace and index.indisunique and not exists (
      select from pg_attribute a where a.attrelid = index.indrelid and a.attidentity <> '' and index.indisprimary and index.indkey[0] = a.attnum and index.indnatts = 1)
    union all
    select substring(prosrc from 'constraint = ''(\\w+)''') from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ 'raise check_violation'
    union all
    select conname from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'c' and pg_get_constraintdef(oid) !~ '^CHECK \\(\\("?\\w+"? = ANY \\(ARRAY\\[[^\\]]*\\]\\)\\)\\)$'`)
  return rows.map(({ name }) => name).sort()
}

test('every unique index and check has a meaning to the caller, or a reason why no input can break it', async () => {
  const meant = Object.values<unknown>(tables).flatMap((one) => (one instanceof Refusals ? Object.keys(one.meanings) : []))
  expect([...meant, ...Object.values(outOfReach).flat()].sort()).toEqual(await rules())
})
