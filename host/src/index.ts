import { bootstrap } from './bootstrap';
import { takeArrival } from './okta/takeArrival';
import { readPage } from './page/readPage';

const page = readPage(document);
const arrival = takeArrival(page.config.identityProvider.path);
const root = document.getElementById('root');
if (root) bootstrap(page, arrival, root);
