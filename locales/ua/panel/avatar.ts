/** The dialog of a face: a tutor's, or of one's own staff. */
export default {
  change: 'Фото',
  none: 'Фото ще немає. Підійде jpg, png або webp.',
  hint: 'Посуньте рамку або її кути мишею, пальцем чи стрілками.',
  upload: 'Завантажити фото',
  upload_other: 'Інше фото',
  crop: 'Обрізати',
  remove: 'Прибрати',
  cropArea: 'Рамка: стрілки рухають її',
  nwDragHandle: 'Верхній лівий кут',
  nDragHandle: 'Верхній край',
  neDragHandle: 'Верхній правий кут',
  eDragHandle: 'Правий край',
  seDragHandle: 'Нижній правий кут',
  sDragHandle: 'Нижній край',
  swDragHandle: 'Нижній лівий кут',
  wDragHandle: 'Лівий край',
}
