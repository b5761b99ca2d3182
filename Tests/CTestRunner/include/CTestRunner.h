#pragma once

// This module declares nothing. It is linked for its constructor, which limits the number of concurrent tests.
