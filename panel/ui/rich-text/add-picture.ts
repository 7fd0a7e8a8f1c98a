import { api, dataOf } from '../../../data-providers/index.ts'

/** Keeps a picture of a text. One call does for all texts; news that has a number yet is named. */
export const addPicture = (news_id?: number) => async (image: File) =>
  (await dataOf(api.post('/admin/news_one/add_image', { image, ...(news_id !== undefined && { news_id }) }))).image
