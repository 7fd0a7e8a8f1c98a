export default {
  file_too_big: 'Файл слишком большой. Выберите файл поменьше.',
  file_type: 'Такой тип файла не подходит',
  too_many_files: 'Слишком много файлов',
  video: 'Вставьте ссылку на видео YouTube',
}
