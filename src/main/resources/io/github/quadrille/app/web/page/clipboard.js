// Copies a text to the clipboard and tells the user so.

export async function copy(app, text) {
  try {
    await navigator.clipboard.writeText(text);
    app.toasts.say('Copied.');
  } catch {
    app.toasts.say('The browser does not allow copying. Select the text and copy it yourself.', 'bad');
  }
}
