// Marks the document before anything is visible, so that a user who follows a link to a puzzle never sees the start
// screen.

if (location.hash.length > 1) document.documentElement.classList.add('by-link');
