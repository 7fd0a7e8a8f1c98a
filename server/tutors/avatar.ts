import type * as z from 'zod/mini'
import type { Avatar } from '../../schemas/index.ts'
import type { AvatarFiles } from '../database/columns.ts'
import { uploadUrl } from '../files/urls.ts'

/** Addresses of a cut avatar, or null: the site draws its placeholder (spec: decisions API-15). */
export const avatarOf = (files: AvatarFiles | null): z.input<typeof Avatar> | null =>
  files && {
    avatar_url: uploadUrl(files.full),
    url: uploadUrl(files.full),
    preview_url: uploadUrl(files.preview),
    formats: {
      preview: { url: uploadUrl(files.preview), url_2x: uploadUrl(files.preview_2x) },
      preview_130: { url: uploadUrl(files.preview_130), url_2x: uploadUrl(files.preview_130_2x) },
    },
  }

/** The picture that an avatar is cut from. */
export const originalOf = (files: AvatarFiles | null) => files && { url: uploadUrl(files.original) }
