/** Errors of files, by code. */
export default {
  file_too_big: 'Файл завеликий. Виберіть менший.',
  file_type: 'Такий тип файлу не підходить',
  too_many_files: 'Файлів забагато',
  age: 'Репетиторові має бути від {min} до {max} років',
  video: 'Вставте посилання на відео YouTube',
}
