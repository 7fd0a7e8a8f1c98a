import {
  addBlogImage,
  addTutorBlogImage,
  type ContentAction,
  changeTutorBlogStatus,
  checkUniqueness,
  createTutorBlog,
  getBlog,
  getBlogRules,
  getBlogs,
  getTutorBlog,
  listBlogs,
  listTutorBlogs,
  rateBlog,
  saveBlog,
  saveTutorBlog,
  setBlogDeleted,
  setBlogMark,
  setBlogNeedRevision,
  setBlogPublished,
} from '../../schemas/index.ts'
import { after, type Input, type LookUp, on, type Route } from '../calls.ts'
import type { AsRead } from '../changes.ts'
import type { Context } from '../context.ts'
import { changeStatus } from '../moderation/change-status.ts'
import { addImage, keepSent } from '../moderation/images.ts'
import { addOwnImage, keepOwn } from '../moderation/own.ts'
import { subjectProblems } from '../reference/subject-problems.ts'
import { check } from './check-uniqueness.ts'
import { get } from './get.ts'
import { blogKind } from './kind.ts'
import { list } from './list.ts'
import * as own from './own.ts'
import { getPublic, setRating } from './public.ts'
import { problemsOf, save } from './save.ts'
import { setMark } from './set-mark.ts'

/** The change, and the post as it became. */
const change =
  (action: ContentAction) =>
  async (context: Context, { revision_comment, ...read }: AsRead & { id: number; revision_comment?: string }) => {
    await changeStatus(context, blogKind, { ...read, action, comment: revision_comment })
    return get(context, read)
  }

/** A subject that is not there. */
const lookUp: LookUp<typeof saveBlog | typeof createTutorBlog | typeof saveTutorBlog> = (at, { blog = {} }) => subjectProblems(at, blog)

export const blogs: Route[] = [
  on(getBlogs, getPublic),
  on(rateBlog, setRating),
  on(listBlogs, list),
  on(getBlog, get),
  on(saveBlog, save, problemsOf, lookUp),
  on(setBlogDeleted, change('set_deleted')),
  on(setBlogMark, setMark),
  on(setBlogPublished, change('set_published')),
  on(setBlogNeedRevision, change('set_need_revision')),
  on(
    addBlogImage,
    after(keepSent, (context, { blog_id, tutor_id }: Input<typeof addBlogImage>, picture) =>
      addImage(context, blogKind, { picture, tutor_id, owner_id: blog_id }),
    ),
  ),
  on(checkUniqueness, check),
  on(listTutorBlogs, own.listOwn),
  on(getTutorBlog, own.getOwn),
  on(createTutorBlog, own.create, own.problemsOf, lookUp),
  on(saveTutorBlog, own.save, own.problemsOf, lookUp),
  on(getBlogRules, own.rules),
  on(
    addTutorBlogImage,
    after(keepOwn, (context, { tutor_id }: Input<typeof addTutorBlogImage>, picture) =>
      addOwnImage(context, blogKind, { picture, tutor_id, owner_id: undefined }),
    ),
  ),
  on(changeTutorBlogStatus, own.changeTo),
]
