// Copies a text to the clipboard and tells the user so.

export async function copy(app, text) {
  try {
    await navigator.clipboard.writeText(text);
    app.toasts.say('Copied.');
  } catch {
    app.toasts.say('The browser does not let us copy. Maybe select the text and copy it yourself.', 'bad');
  }
}
