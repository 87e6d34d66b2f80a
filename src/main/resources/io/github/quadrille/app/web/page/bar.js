// Draws the bar at the top: the puzzle's name, and buttons to undo, redo, open, save, print, share and get help.

import {html} from './lib/lit-html.js';
import {helpDialog} from './help.js';
import {openDialog} from './opening.js';
import {saveDialog} from './saving.js';
import {shareDialog} from './sharing.js';
import {icon} from './icons.js';

export function bar(app) {
  const {store, history, mode} = app;
  return html`<header class="bar">
    <a class="logo" href="#" aria-label="Quadrille" @click=${event => { event.preventDefault(); if (!app.isHandedOut) app.go('start'); }}>
      ${icon('logo')}<h1>Quadrille</h1></a>
    <input class="title" aria-label="Name of the puzzle" maxlength="255" .value=${mode.heading ?? store.puzzle.name} ?readonly=${mode.heading || app.isHandedOut}
      @change=${event => store.change({...store.puzzle, name: event.target.value.trim() || 'My puzzle'})}>
    <div class="tools">
      ${tool('undo', 'Undo', () => history.undo(), !history.canUndo)}
      ${tool('redo', 'Redo', () => history.redo(), !history.canRedo)}
      ${app.isHandedOut ? null : html`${tool('open', 'Open', () => app.open(mode.openDialog?.() ?? openDialog(app)))}
      ${tool('save', 'Save', () => app.open(mode.saveDialog?.() ?? saveDialog(app)), !store.view)}
      ${tool('print', 'Print', () => app.go('sheet'), !store.view)}
      ${tool('share', 'Share', () => app.open(shareDialog(app)), !store.view)}`}
      ${tool('help', 'Help', () => app.open(helpDialog(app)))}
    </div>
  </header>`;
}

const tool = (name, words, act, disabled = false) => html`<button class="tool" data-tool=${name} ?disabled=${disabled}
  aria-label=${words} title=${words} @click=${act}>${icon(name)}<span>${words}</span></button>`;
