// Before anything is seen: who comes by a link is not shown the first screen meanwhile.

if (location.hash.length > 1) document.documentElement.classList.add('by-link');
