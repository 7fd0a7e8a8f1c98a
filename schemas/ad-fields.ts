import { Id, Line, or, Text } from './common.ts'
import { AD_NAME, AD_PREVIEW, AD_TEXT } from './content-limits.ts'

/** What an ad says, as its tutor and as staff save it (spec: decisions CNT-2). */
export const adFields = {
  name: /* @__PURE__ */ Line(...AD_NAME),
  lesson_id: Id,
  /** One that the subject is taught at. */
  level_id: /* @__PURE__ */ or(Id, null),
  preview: /* @__PURE__ */ Text(...AD_PREVIEW),
  text: /* @__PURE__ */ Text(...AD_TEXT),
}
