import { TutorSave } from '../../../schemas/index.ts'
import type { Context } from '../../context.ts'
import { formRules } from '../../form-rules.ts'
import { referenceOptions } from '../../reference/options.ts'
import { profileOptions } from '../options.ts'

/** Rules of the tutor form and what its fields are chosen from (spec: decisions ORD-22, TUT-22). */
export async function tutorRules(context: Context) {
  const { db, edition } = context
  const [reference, own] = await Promise.all([referenceOptions(db, edition.panelLanguage), profileOptions(context, edition.panelLanguage)])
  return { rules: formRules(TutorSave, { ...reference, ...own }) }
}
