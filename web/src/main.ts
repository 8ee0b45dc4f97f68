import '@fontsource-variable/cabin/wght.css';
import '@fontsource/jersey-10/latin-400.css';
import '@fontsource/jersey-10/latin-ext-400.css';
import './design/tokens.css';
import './design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './router.svelte';
import { followSettings } from './settings.svelte';

followSettings();
router.follow();
const target = document.getElementById('app');
if (target) mount(App, { target });
