import {
  addAdImage,
  addTutorAdImage,
  type ContentAction,
  changeAdStatus,
  changeTutorAdStatus,
  createTutorAd,
  getAd,
  getAdRules,
  getAds,
  getTutorAd,
  listAds,
  listTutorAds,
  removeAdImage,
  removeTutorAdImage,
  saveAd,
  saveTutorAd,
  setAdDeleted,
  setAdNeedRevision,
  setAdPublished,
  viewAd,
} from '../../schemas/index.ts'
import { after, type Input, type LookUp, on, type Route } from '../calls.ts'
import type { AsRead } from '../changes.ts'
import type { Context } from '../context.ts'
import { changeStatus } from '../moderation/change-status.ts'
import { addImage, keepSent, removeImage } from '../moderation/images.ts'
import { addOwnImage, keepOwn, removeOwnImage } from '../moderation/own.ts'
import { keepShownLinks, saveItem } from '../moderation/save.ts'
import { subjectProblems } from '../reference/subject-problems.ts'
import { changeTo } from './change-status.ts'
import { get } from './get.ts'
import { adKind } from './kind.ts'
import { list } from './list.ts'
import * as own from './own.ts'
import { getPublic } from './public.ts'
import { view } from './views.ts'

/** The change, and the ad as it became. */
const change =
  (action: ContentAction) =>
  async (context: Context, { revision_comment, ...read }: AsRead & { id: number; revision_comment?: string }) => {
    await changeStatus(context, adKind, { ...read, action, comment: revision_comment })
    return get(context, read)
  }

/** A subject that is not there, or a level that it has not. */
const lookUp: LookUp<typeof saveAd | typeof createTutorAd | typeof saveTutorAd> = (at, { ad = {} }) => subjectProblems(at, ad)

export const ads: Route[] = [
  on(getAds, getPublic),
  on(viewAd, view),
  on(listAds, list),
  on(getAd, get),
  on(
    saveAd,
    async (context, { ad: { id, ...fields } }) => {
      await saveItem(context, adKind, id, fields)
      await keepShownLinks(context, adKind, id)
      return get(context, { id })
    },
    undefined,
    lookUp,
  ),
  on(setAdDeleted, change('set_deleted')),
  on(setAdPublished, change('set_published')),
  on(setAdNeedRevision, change('set_need_revision')),
  on(changeAdStatus, changeTo),
  on(
    addAdImage,
    after(keepSent, (context, { ad_id, tutor_id }: Input<typeof addAdImage>, picture) =>
      addImage(context, adKind, { picture, tutor_id, owner_id: ad_id }),
    ),
  ),
  on(removeAdImage, (context, { image_id }) => removeImage(context, adKind, image_id)),
  on(listTutorAds, own.listOwn),
  on(getTutorAd, own.getOwn),
  on(createTutorAd, own.create, undefined, lookUp),
  on(saveTutorAd, own.save, undefined, lookUp),
  on(getAdRules, own.rules),
  on(
    addTutorAdImage,
    after(keepOwn, (context, { ad_id, tutor_id }: Input<typeof addTutorAdImage>, picture) =>
      addOwnImage(context, adKind, { picture, tutor_id, owner_id: ad_id }),
    ),
  ),
  on(removeTutorAdImage, (context, { image_id }) => removeOwnImage(context, adKind, image_id)),
  on(changeTutorAdStatus, own.changeTo),
]
