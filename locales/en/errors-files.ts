export default {
  file_too_big: 'The file is too big. Choose a smaller one.',
  file_type: 'This type of file can’t be used',
  too_many_files: 'Too many files',
  age: 'A tutor must be {min} to {max} years old',
  video: 'Paste the link of a YouTube video',
}
