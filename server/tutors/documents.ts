import { uploadUrl } from '../files/urls.ts'

interface Document {
  id: number
  tutor_id: number
  file: string
  approved: boolean
}

/** Where staff see a document: an approved one among the uploads, any other by a call that is theirs alone. */
export const documentUrl = ({ id, tutor_id, file, approved }: Document) =>
  approved ? uploadUrl(file) : `/api/admin/tutor/document/get?id=${tutor_id}&document_id=${id}`

/** Where its tutor sees it. */
export const ownDocumentUrl = ({ id, file, approved }: Omit<Document, 'tutor_id'>) =>
  approved ? uploadUrl(file) : `/api/tutor/profile/document/get?document_id=${id}`
