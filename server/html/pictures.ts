import { keptPicture } from '../../theme/pictures.ts'

/** A kept picture in an article, as the sanitiser writes it; its file is the one group. */
export const pictureTag = new RegExp(`<img src="${keptPicture}"[^>]*>`, 'g')

/** An article that names no kept picture: each is kept as long as any text names it. */
export const withoutPictures = (html: string): string => html.replaceAll(pictureTag, '')
