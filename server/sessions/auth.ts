import { eq } from 'drizzle-orm'
import type { Auth } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { doubtOf } from '../clients/doubt.ts'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'
import { uploadUrl } from '../files/urls.ts'
import { deleteAt } from '../tutors/leaving.ts'
import { isPotentialSchoolTutor } from '../tutors/school.ts'
import { tutors } from '../tutors/table.ts'

/** Who the session is, as every sign-in and page asks (spec: decisions AUTH-12). */
export async function authOf({ db, session, edition, now }: Pick<Context, 'db' | 'session' | 'edition' | 'now'>): Promise<Auth> {
  const [[tutor], [client], [admin]] = await Promise.all([
    session?.tutor_id ? db.select().from(tutors).where(eq(tutors.id, session.tutor_id)) : [],
    session?.client_id ? db.select().from(clients).where(eq(clients.id, session.client_id)) : [],
    session?.admin ? db.select().from(admins).where(eq(admins.id, session.admin.id)) : [],
  ])
  const isDue = ({ terms_version }: { terms_version: number | null }) => (terms_version ?? 0) < edition.termsVersion
  return {
    admin: admin !== undefined,
    client: client !== undefined,
    tutor: tutor !== undefined,
    current_role: (session?.current_role === 'tutor' && tutor) || !client ? (tutor ? 'tutor' : '') : 'client',
    tutor_info: tutor
      ? {
          id: tutor.id,
          avatar: tutor.avatar && uploadUrl(tutor.avatar.preview),
          name: tutor.name,
          first_name: tutor.name,
          last_name: tutor.last_name,
          email: tutor.email,
          status: tutor.status,
          potential_school_tutor: await isPotentialSchoolTutor(db, tutor, edition),
          terms_due: isDue(tutor),
          delete_at: deleteAt(tutor),
        }
      : null,
    client_info: client
      ? {
          id: client.id,
          name: client.name,
          first_name: client.name,
          last_name: client.last_name,
          email: client.email,
          phone_plain: client.phone,
          phone_default_country_code: client.phone_country,
          doubted_contact: doubtOf(client),
          terms_confirmed: client.terms_confirmed_at !== null,
          terms_due: isDue(client),
        }
      : null,
    admin_info: admin ? { id: admin.id, name: admin.name, status: admin.status, avatar: admin.avatar && uploadUrl(admin.avatar.preview) } : null,
    impersonator: session?.acting ? { ...session.acting.by, seconds_left: Math.ceil((session.acting.until.getTime() - now.getTime()) / 1000) } : null,
  }
}
